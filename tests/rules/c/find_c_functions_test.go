package c_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/c/find_c_functions"
)

func TestFindCFunctions(t *testing.T) {
	cases := map[string][]rules.CFunction{
		"int f(void);\nextern int g(int);\n#define H() { }\n":  nil,
		"struct s { int a; struct { int b; } c; };\n":          nil,
		"typedef struct __attribute__((packed)) { int a; } s;": nil,
		"int a[] = {1, 2}, b = 3;\nint (*t[])(void) = {f};\n":  nil,
		"enum e { A = (1), B };\nunion u { int a; } v;\n":      nil,
		"int f(void) {}":                    {{Name: "f", Line: 1}},
		"\n\nstatic int\nf(void)\n{\n\n}\n": {{Name: "f", Line: 3, Lines: 1}},
		"int f(a)\n\tint a;\n{\n}\n":        {{Line: 3}}, // the old style
		"int f(void) { return g(\"}\"); }\nint g(void) { return '{'; }": {{Name: "f", Line: 1},
			{Name: "g", Line: 2}},
		"int f(void) {\n\tif (a) {\n\t\twhile (b) { c(); }\n\t} else {\n\t}\n}\nint after;\n": {{Name: "f", Line: 1,
			Lines: 4, Nesting: 2}},
		"int f(void) {\n\tint a[2][2] = {{1, 2}, {3, 4}};\n\tg((int[]){1}, {2});\n}\n": {{Name: "f", Line: 1,
			Lines: 2, Nesting: 1}},
		"struct s { int a; } f(void) { }\nstruct s g(void) { }": {{Name: "f", Line: 1},
			{Name: "g", Line: 2}},
		"#ifdef __cplusplus\nextern \"C\" {\n#endif\nint f(void) {}\n#ifdef __cplusplus\n}\n#endif\nint g(void) {}": {
			{Name: "f", Line: 4}, {Name: "g", Line: 8}},
		"namespace a {\nint f() {}\n} // namespace a\nint g() {}": {{Name: "f", Line: 2},
			{Name: "g", Line: 4}},
		"struct s {\n\tint a{1};\n\tstd::vector<int> b;\n};\n":                  nil,
		"class c : public d {\n\tint a;\n\tint f() { return 1; }\n\tint a;\n};": {{Name: "f", Line: 3}},
		"#if A\nint f(int a) {\n\treturn 1;\n}\n#else\nint f(int a) {\n\treturn 2;\n}\n#endif\n": {
			{Name: "f", Line: 2, Lines: 1}, {Name: "f", Line: 6, Lines: 1}},
	}
	for source, want := range cases {
		functions, unbalanced := find_c_functions.FindCFunctions([]byte(source))
		require.Equal(t, want, functions, source)
		require.False(t, unbalanced, source)
	}

	for _, source := range []string{
		"int f(void) {\n#if A\n\tif (a) {\n#else\n\tif (b) {\n#endif\n\t}\n}\n", "int f(void) {", "}",
		"extern \"C\" {\nint f(void);\n",
	} {
		_, unbalanced := find_c_functions.FindCFunctions([]byte(source))
		require.True(t, unbalanced, source)
	}
}
