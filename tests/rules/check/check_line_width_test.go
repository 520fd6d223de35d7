package check_test

import (
	"strings"
	"testing"

	"rkllmd/rules"
	"rkllmd/rules/check/check_line_width"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckLineWidth(t *testing.T) {
	const verb, test = "utils/tell/tell.go", "tests/utils/tell_test.go"
	full := strings.Repeat("é", rules.MaxLineWidth-3) // after "// "
	check_sources.CheckSources(t, check_line_width.CheckLineWidth, [][3]string{
		{verb, "package p\n\n// " + full + "\n", ""},
		{verb, "package p\r\n\r\n// " + full + "\r\n", ""},
		{verb, "package p\n\n// " + full + "x\nvar x = `" + full + "`\n// " + full + "x", verb + ":3: line-width " +
			verb + ":5: line-width"},
		{verb, "package p\n\n\t// " + full[8:] + "\n", ""},
		{verb, "package p\n\n\t// " + full[6:] + "\n", verb + ":3: line-width"},
		{test, "package p\n\n// " + full + "x\n", test + ":3: line-width"},
		{verb, "package p\n\nvar x = `" + full + "\n" + full + "xxxx\n" + full + "`\n", ""},
		{verb, "package p\n\nvar x = \"" + full + "\"\n", verb + ":3: line-width"},
		{verb, "package p\n\nvar x = `a` + f(\"" + full + "\")\n", verb + ":3: line-width"},
		{verb, "package p\n\n//go:embed " + full + "\nvar x string\n", ""},
		{verb, "package p\n\n// #cgo LDFLAGS: " + full + "\n// int " + full + "(void);\nimport \"C\"\n",
			verb + ":4: line-width"},
		{verb, "package p\n\n/*\n#cgo LDFLAGS: " + full + "\n*/\nimport \"C\"\n", ""},
		{"utils/tell/tell.c", "// " + full + full + "\n", ""},
	})
}
