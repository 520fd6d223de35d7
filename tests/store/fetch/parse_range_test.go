package fetch_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch/parse_range"
)

func TestParseRange(t *testing.T) {
	from, size, err := parse_range.ParseRange(http.Header{"Content-Range": {"bytes 5-9/10"}})
	require.NoError(t, err)
	require.Equal(t, []int64{5, 10}, []int64{from, size})
	for _, text := range []string{"", "bytes */10", "bytes 5-9/*", "bytes 5-4/10", "bytes 5-10/10", "bytes -1-4/10",
		"items 0-1/2"} {
		_, _, err = parse_range.ParseRange(http.Header{"Content-Range": {text}})
		require.Error(t, err, text)
	}
}
