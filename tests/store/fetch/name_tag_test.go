package fetch_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch/name_tag"
)

func TestNameTag(t *testing.T) {
	require.Equal(t, `"a"`, name_tag.NameTag(http.Header{"Etag": {`"a"`}, "Last-Modified": {"then"}}))
	require.Equal(t, "then", name_tag.NameTag(http.Header{"Last-Modified": {"then"}}))
}
