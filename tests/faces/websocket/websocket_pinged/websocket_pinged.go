// Package websocket_pinged notes pings.
package websocket_pinged

import "context"

// WebsocketPinged returns a client's OnPingReceived: it notes pings, and answers them or not.
func WebsocketPinged(pings chan<- struct{}, answer bool) func(context.Context, []byte) bool {
	return func(context.Context, []byte) bool {
		select {
		case pings <- struct{}{}:
		default:
		}
		return answer
	}
}
