// Package web_ready waits for the model of a daemon.
package web_ready

import (
	"testing"

	"rkllmd/tests/support/faces/web_post"
)

// WebReady asks the daemon at base, "http://HOST:PORT", until its model is ready.
func WebReady(t testing.TB, base string) {
	t.Helper()
	for code := 0; code != 200; {
		code, _, _ = web_post.WebPost(t, base+"/readyz", "")
	}
}
