// Package wait_ready waits until a daemon has a model.
package wait_ready

import (
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// WaitReady waits until the daemon at address can be asked, for 20 seconds at most.
func WaitReady(b *testing.B, address string) {
	b.Helper()
	until := time.Now().Add(20 * time.Second)
	for {
		answer, err := http.Get("http://" + address + "/readyz")
		if err == nil {
			answer.Body.Close()
			if answer.StatusCode == http.StatusOK {
				return
			}
		}
		require.True(b, time.Now().Before(until), "the daemon is not ready: %v", err)
		time.Sleep(20 * time.Millisecond)
	}
}
