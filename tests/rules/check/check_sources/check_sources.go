// Package check_sources runs a check of single files on a table of cases.
package check_sources

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/tree/parse_source"
	"rkllmd/tests/rules/check/list_places"
)

// CheckSources runs a check of single files on cases: a path, the text of the file of module "example" there, and the
// expected findings as list_places gives them.
func CheckSources(t *testing.T, check func(*rules.File) []rules.Finding, cases [][3]string) {
	t.Helper()
	for _, c := range cases {
		file := parse_source.ParseSource("example", c[0], []byte(c[1]))
		require.Nil(t, file.Broken, "the case itself is wrong: %v", c)
		require.Equal(t, c[2], list_places.ListPlaces(check(file)), "%s\n%s", c[0], c[1])
	}
}
