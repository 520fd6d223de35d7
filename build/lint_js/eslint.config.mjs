// What "make lint-js" demands of every JavaScript file. RULES.md says it in words.
import js from '@eslint/js';
import stylistic from '@stylistic/eslint-plugin';
import globals from 'globals';

const style = {
	'@stylistic/arrow-parens': 'error',
	'@stylistic/brace-style': ['error', '1tbs', { allowSingleLine: true }],
	'@stylistic/comma-dangle': ['error', 'always-multiline'],
	'@stylistic/eol-last': 'error',
	'@stylistic/indent': ['error', 'tab', { SwitchCase: 0 }],
	'@stylistic/max-len': ['error', { code: 160, tabWidth: 4 }],
	'@stylistic/no-trailing-spaces': 'error',
	'@stylistic/quotes': ['error', 'single', { avoidEscape: true, allowTemplateLiterals: 'avoidEscape' }],
	'@stylistic/semi': 'error',
};

const meaning = {
	'eqeqeq': 'error',
	'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true }],
	'no-var': 'error',
	'object-shorthand': 'error',
	'prefer-const': 'error',
};

export default [
	js.configs.recommended,
	{
		files: ['**/*.mjs'],
		plugins: { '@stylistic': stylistic },
		linterOptions: { reportUnusedDisableDirectives: 'error' },
		rules: { ...style, ...meaning },
	},
	{ files: ['faces/web/page/*.mjs'], languageOptions: { globals: globals.browser } },
	{ files: ['build/**/*.mjs', 'faces/swarm/sidecar/*.mjs', 'tests/**/*.mjs', 'clients/**/*.mjs'], languageOptions: { globals: globals.nodeBuiltin } },
	// Functions of these run in the page.
	{ files: ['tests/clients/*.mjs'], languageOptions: { globals: globals.browser } },
];
