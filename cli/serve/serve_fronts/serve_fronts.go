// Package serve_fronts runs the servers beside the loop.
package serve_fronts

import (
	"rkllmd/cli/serve"
	"rkllmd/cli/serve/serve_front"
	"rkllmd/server"
)

// ServeFronts has each front serve its clients, on a goroutine of its own (serve_front).
//
// **Runs on:** any thread.
func ServeFronts(fronts []*serve.Front, loop *server.Loop) {
	for _, front := range fronts {
		go serve_front.ServeFront(front, loop)
	}
}
