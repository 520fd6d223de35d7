// Package keep_context gives all requests one context.
package keep_context

import (
	"context"
	"net"
)

// KeepContext returns an http.Server's BaseContext: ctx.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func KeepContext(ctx context.Context) func(net.Listener) context.Context {
	return func(net.Listener) context.Context { return ctx }
}
