package check_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/check/remove_raw_strings"
	"rkllmd/rules/tree/parse_source"
)

func TestRemoveRawStrings(t *testing.T) {
	cases := map[string]string{
		"package p\n": "package p\n",
		"package p\n\nvar x = `a\"b` + \"`\" // `":      "package p\n\nvar x = `` + \"`\" // `",
		"package p\n\nvar x = f(`a\n\nb`, `c`)\n":       "package p\n\nvar x = f(`\n\n`, ``)\n",
		"package p\n\ntype T struct{ A int `a:\"b\"` }": "package p\n\ntype T struct{ A int `` }",
	}
	for source, want := range cases {
		file := parse_source.ParseSource("example", "utils/tell/tell.go", []byte(source))
		require.Nil(t, file.Broken, source)
		require.Equal(t, want, string(remove_raw_strings.RemoveRawStrings(file)))
		require.Equal(t, source, string(file.Text), "the file is as it was")
	}
}
