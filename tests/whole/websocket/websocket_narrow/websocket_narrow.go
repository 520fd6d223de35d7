// Package websocket_narrow connects with a small receive buffer.
package websocket_narrow

import (
	"context"
	"net"
)

// WebsocketNarrow is a DialContext: what the server sends must be read, or soon waits there.
func WebsocketNarrow(ctx context.Context, network, address string) (net.Conn, error) {
	conn, err := (&net.Dialer{}).DialContext(ctx, network, address)
	if err == nil {
		err = conn.(*net.TCPConn).SetReadBuffer(4096)
	}
	return conn, err
}
