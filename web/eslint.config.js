// The strictest rules of typescript-eslint that know types, and the sizes of the house.
import { fileURLToPath } from "node:url";
import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
    { ignores: ["dist", "test-results", "playwright-report"] },
    {
        files: ["**/*.ts", "**/*.tsx"],
        extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
        languageOptions: {
            parserOptions: { projectService: true, tsconfigRootDir: fileURLToPath(new URL(".", import.meta.url)) },
        },
        plugins: { "react-hooks": hooks },
        rules: {
            ...hooks.configs.recommended.rules,
            "max-lines": ["error", 500],
            "max-lines-per-function": ["error", 80],
            "@typescript-eslint/no-misused-spread": "off",
            "@typescript-eslint/no-meaningless-void-operator": "off",
            eqeqeq: "error",
            "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true }],
            "@typescript-eslint/no-non-null-assertion": "off",
            "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
            "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
        },
    },
    { files: ["tests/**"], rules: { "max-lines-per-function": "off" } },
);
