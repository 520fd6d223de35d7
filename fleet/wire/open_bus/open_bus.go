// Package open_bus connects to NATS.
package open_bus

import (
	"fmt"

	"github.com/nats-io/nats.go"

	"rkllmd/fleet"
	"rkllmd/fleet/wire"
	"rkllmd/fleet/wire/ask_message"
	"rkllmd/fleet/wire/check_url"
	"rkllmd/fleet/wire/close_connection"
	"rkllmd/fleet/wire/on_disconnect"
	"rkllmd/fleet/wire/on_error"
	"rkllmd/fleet/wire/on_reconnect"
	"rkllmd/fleet/wire/open_subscription"
	"rkllmd/fleet/wire/read_connected"
	"rkllmd/fleet/wire/watch_stalls"
)

// OpenBus connects to NATS as o says and returns the bus over it. A connection that is lost comes back by itself, as
// often as it must, and what is sent meanwhile waits for it, 8 MB of it at most. The log tells of both, and of what
// NATS does not let this daemon do.
//
// **Runs on:** any thread that may wait. Errors: check_url's; what NATS refuses, with the address.
func OpenBus(o fleet.Options) (*fleet.Bus, error) {
	if err := check_url.CheckURL(o.URL); err != nil {
		return nil, err
	}
	since := &wire.Since{}
	options := []nats.Option{nats.Name("rkllmd " + o.Name), nats.MaxReconnects(-1), nats.Timeout(wire.ConnectTime),
		nats.ReconnectWait(wire.ReconnectTime), nats.ReconnectJitter(wire.ReconnectTime, wire.ReconnectTime),
		nats.PingInterval(wire.PingTime), nats.CustomInboxPrefix("_INBOX." + o.Name),
		nats.ReconnectHandler(on_reconnect.OnReconnect(since)),
		nats.DisconnectErrHandler(on_disconnect.OnDisconnect),
		nats.ErrorHandler(on_error.OnError(o.Name, &wire.Told{Texts: map[string]bool{}}))}
	if o.CA != "" {
		options = append(options, nats.RootCAs(o.CA))
	}
	if o.Creds != "" {
		options = append(options, nats.UserCredentials(o.Creds))
	}
	if o.NKey != "" {
		key, err := nats.NkeyOptionFromSeed(o.NKey)
		if err != nil {
			return nil, fmt.Errorf("%s holds no seed of an NKey that can be used: %w", o.NKey, err)
		}
		options = append(options, key)
	}
	c, err := nats.Connect(o.URL, options...)
	if err != nil {
		return nil, fmt.Errorf("NATS at %s cannot be used: %w", o.URL, err)
	}
	on_reconnect.OnReconnect(since)(c)
	go watch_stalls.WatchStalls(c, since)
	return &fleet.Bus{Publish: c.Publish, Request: ask_message.AskMessage(c),
		Subscribe: open_subscription.OpenSubscription(c), Connected: read_connected.ReadConnected(c, since),
		Close: close_connection.CloseConnection(c)}, nil
}
