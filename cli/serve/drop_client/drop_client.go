// Package drop_client lets go of a client that has no place.
package drop_client

import (
	"net"
	"time"

	"rkllmd/server"
)

// DropClient closes the connection of a client that is refused, when it has had the time to ask and to read why.
//
// **Runs on:** a goroutine of its own. It waits for server.LingerTime.
func DropClient(conn net.Conn) {
	time.Sleep(time.Duration(server.LingerTime))
	conn.Close()
}
