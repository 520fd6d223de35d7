// Package pull_source reads what a test pulls.
package pull_source

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/source"
	"rkllmd/store/source/parse_source"
)

// PullSource returns what text names.
func PullSource(t testing.TB, text string) source.Source {
	t.Helper()
	wanted, err := parse_source.ParseSource(text)
	require.NoError(t, err)
	return wanted
}
