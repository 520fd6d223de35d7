package scan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/scan/find_null"
)

func TestFindNull(t *testing.T) {
	for _, text := range []string{`null`, ` [1, null]`, `[[1], [2, [null]]]`, `["", null]`} {
		require.True(t, find_null.FindNull([]byte(text)), text)
	}
	for _, text := range []string{``, `"null"`, `[]`, `[1, 2]`, `[["null"]]`, `{"a": null}`, `[{"a": null}]`, `0`} {
		require.False(t, find_null.FindNull([]byte(text)), text)
	}
}
