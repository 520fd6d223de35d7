package c_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/c/replace_c_noise"
)

func TestReplaceCNoise(t *testing.T) {
	cases := map[string]string{ // source -> what is left, blanks joined
		"int a; // {\nint b;":                         "int a; int b;",
		"int a; // { \\\n { still\nint b;":            "int a; int b;",
		"int /* { // */ a; /**/ int b; /* \n { */":    "int a; int b;",
		`f("{ \" // /* {", '{', '\'', "\\") {`:        "f( , , , ) {",
		"#define F(x) { x }\nint a;":                  "int a;",
		"#define F(x) \\\n  { x \\\n }\nint a;":       "int a;",
		"#define F(x) \\\r\n  { x }\r\nint a;":        "int a;",
		"  # if A /* { \n } */ B {\nint a;":           "int a;",
		"#define F // /* {\nint a; /* */":             "int a;",
		"#define F \"/*\"\nint a; /* */":              "int a;",
		"int a = b # c {":                             "int a = b # c {",
		"int c = a / b / c; \"not // a comment\" {\n": "int c = a / b / c; {",
	}
	for source, want := range cases {
		text := string(replace_c_noise.ReplaceCNoise([]byte(source)))
		require.Len(t, text, len(source))
		require.Equal(t, strings.Count(source, "\n"), strings.Count(text, "\n"), source)
		require.Equal(t, want, strings.Join(strings.Fields(text), " "), source)
	}
}
