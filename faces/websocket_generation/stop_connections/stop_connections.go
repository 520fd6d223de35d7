// Package stop_connections ends the front-end.
package stop_connections

import (
	"maps"
	"slices"
	"time"

	coder "github.com/coder/websocket"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/end_connection"
	"rkllmd/faces/websocket_generation"
	"rkllmd/faces/websocket_generation/drop_generation"
)

// StopConnections closes all connections (1001) and ends all generations, including those that wait for their clients
// to come back. New connections are refused. It waits for the close frames of the clients, websocket.StopLimit at most.
//
// **Runs on:** any thread. **Holds:** takes Host.Mu, then others.
func StopConnections(host *websocket.Host) {
	host.Mu.Lock()
	host.Stopped = true
	connections := slices.Collect(maps.Keys(host.Connections))
	generations := slices.Collect(maps.Values(host.Generations))
	host.Mu.Unlock()
	for _, c := range connections {
		end_connection.EndConnection(c, coder.StatusGoingAway, websocket_generation.StopReason)
	}
	for _, g := range generations {
		drop_generation.DropGeneration(host, g)
	}
	ended := make(chan struct{})
	go func() {
		host.Serving.Wait()
		close(ended)
	}()
	select {
	case <-ended:
	case <-time.After(websocket_generation.StopLimit):
	}
}
