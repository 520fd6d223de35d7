// Package library_ask asks a gateway whose members are a vendor's libraries.
package library_ask

import (
	"testing"

	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/fleet/ask_path"
)

// LibraryAsk announces what the next runs of libraries do, and returns the answer of the gateway at address to body, a
// request of /v1/generate.
func LibraryAsk(t testing.TB, address, body string, libraries []*conformance_prepare.Session,
	scripts ...string) string {
	t.Helper()
	for i, script := range scripts {
		conformance_announce.ConformanceAnnounce(t, libraries[i], "init", "anything\n", "") // if it is loaded again
		conformance_announce.ConformanceAnnounce(t, libraries[i], "run_async", "anything\n", script)
	}
	answer, _ := ask_path.AskPath(t, address, "/v1/generate", body)
	return answer
}
