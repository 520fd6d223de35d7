// Package web_generate asks a daemon over HTTP for an answer of its model.
package web_generate

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/faces/web_post"
)

// WebGenerate posts a request to /v1/generate of the daemon at base, "http://HOST:PORT", and returns the answer, which
// must be no error.
func WebGenerate(t testing.TB, base, request string) map[string]any {
	t.Helper()
	code, _, answer := web_post.WebPost(t, base+"/v1/generate", request)
	require.Equal(t, 200, code, answer)
	return answer
}
