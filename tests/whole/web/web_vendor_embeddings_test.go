package web_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/web/web_ready"
)

// Embeddings over a vendor's library, in a process of its own: one run for each text, of whose last hidden layer the
// mean, or the last row, is the vector.
func TestWebVendorEmbeddings(t *testing.T) {
	for version, pooling := range map[string]string{"1.1.4": "mean", "1.2.3": "last", "1.3.0": "mean"} {
		t.Run(version, func(t *testing.T) {
			s := conformance_prepare.ConformancePrepare(t, version)
			conformance_announce.ConformanceAnnounce(t, s, "init", "anything\n", "")
			_, address := http_daemon.HTTPDaemon(t, "--library", s.Library, "--model", filepath.Join(s.Folder, "model"),
				"--pooling", pooling)
			base := "http://" + address
			web_ready.WebReady(t, base)
			run, state := map[bool]string{true: "run", false: "run_async"}[s.RunAsyncHangs], "0"
			if version == "1.1.4" {
				state = "4"
			}
			conformance_announce.ConformanceAnnounce(t, s, run, "anything\n", "call 0\nhidden 3 4\ncall "+state+
				"\ncall 2")
			code, _, answer := web_post.WebPost(t, base+"/v1/embeddings", `{"input": "hello"}`)
			require.Equal(t, 200, code, answer)
			vector := answer["data"].([]any)[0].(map[string]any)["embedding"].([]any)
			require.Len(t, vector, 4)
			length := 0.0
			for _, number := range vector {
				length += number.(float64) * number.(float64)
			}
			require.InDelta(t, 1, length, 1e-6)
			require.EqualValues(t, 3, answer["usage"].(map[string]any)["prompt_tokens"])
			// the rows begin with -16, -15.5 and -15, and each number is an eighth more
			first := map[string]float64{"mean": -15.5, "last": -15}[pooling]
			require.InDelta(t, (first+0.375)/first, vector[3].(float64)/vector[0].(float64), 1e-6)

			conformance_announce.ConformanceAnnounce(t, s, run, "anything\n", "call 2")
			code, _, answer = web_post.WebPost(t, base+"/api/embed", `{"input": "hello"}`)
			require.Equal(t, 400, code, answer)
			require.Contains(t, answer["error"], "gives no last hidden layer for this model")
		})
	}
}
