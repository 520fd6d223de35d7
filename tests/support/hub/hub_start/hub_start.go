// Package hub_start starts a hub for tests.
package hub_start

import (
	"net/http/httptest"
	"strings"
	"testing"

	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_serve"
	"rkllmd/tests/support/hub/hub_serve_file"
)

// HubStart starts a hub with one file, toy-Q8_0.gguf of somewhat more than 4 MiB, and with others of these sizes.
func HubStart(tb testing.TB, script hub_create.Script, others ...map[string]int) *hub_create.Hub {
	tb.Helper()
	sizes := map[string]int{"toy-Q8_0.gguf": 4<<20 + 12_345}
	for _, other := range others {
		sizes = other
	}
	hub := hub_create.HubCreate(script, sizes)
	front := httptest.NewUnstartedServer(hub_serve.HubServe(hub))
	cdn := httptest.NewUnstartedServer(hub_serve_file.HubServeFile(hub))
	hub.URL = "http://" + front.Listener.Addr().String()
	hub.CDN = "http://" + strings.Replace(cdn.Listener.Addr().String(), "127.0.0.1", "localhost", 1)
	front.Start() // the addresses are there before somebody can ask
	tb.Cleanup(front.Close)
	cdn.Start()
	tb.Cleanup(cdn.Close)
	return hub
}
