package c_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/c/extract_preamble"
	"rkllmd/rules/tree/parse_source"
)

func TestExtractPreamble(t *testing.T) {
	cases := map[string]string{ // source -> what is left of it, without blank lines and the blanks around
		"package a\n\n/*\n#cgo LDFLAGS: -lm\nint f(void);\n*/\nimport \"C\"\n": "#cgo LDFLAGS: -lm|int f(void);",
		"package a\n\n// #include <math.h>\n// int f(void); // said twice\nimport \"C\"\n": "#include <math.h>|" +
			"int f(void); // said twice",
		"package a\n\n// first\nimport (\n\t// second\n\t\"C\"\n\t// third\n\t\"os\"\n)\n": "first|second",
		"package a\n\n// int f(void);\n\nimport \"C\"\n":                                   "",
		"package a\n\n// int f(void);\nimport \"os\"\n":                                    "",
		"// int f(void);\npackage a\n\n// int g(void);\nvar x int\n":                       "",
	}
	for source, want := range cases {
		preamble := extract_preamble.ExtractPreamble(parse_source.ParseSource("example", "utils/utils.go",
			[]byte(source)))
		require.Equal(t, strings.Contains(source, `"C"`), len(preamble) == len(source), source)
		var lines []string
		for i, line := range strings.Split(string(preamble), "\n") {
			if text := strings.TrimSpace(line); text != "" {
				lines = append(lines, text)
				require.Contains(t, strings.Split(source, "\n")[i], text, "lines keep their numbers")
			}
		}
		require.Equal(t, want, strings.Join(lines, "|"), source)
	}
}
