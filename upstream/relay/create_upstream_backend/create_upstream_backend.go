// Package create_upstream_backend makes the backend over an upstream server.
package create_upstream_backend

import (
	"rkllmd/generation"
	"rkllmd/upstream"
	"rkllmd/upstream/relay/abort_relay"
	"rkllmd/upstream/relay/ask_embedding"
	"rkllmd/upstream/relay/check_server"
	"rkllmd/upstream/relay/close_relay"
	"rkllmd/upstream/relay/read_relay_stats"
	"rkllmd/upstream/relay/start_relay"
	"rkllmd/upstream/wire/create_client"
	"rkllmd/utils/turns"
)

// CreateUpstreamBackend makes the backend over the server of o. Nothing is asked of the server for that: it may come
// later. Its own chat template writes conversations, and it finds calls and holds answers to schemas itself. What needs
// tokens, such as sessions, log-probabilities and exactness, there is not, nor can a run be paused or modified.
//
// **Runs on:** any thread. Errors: create_client's.
func CreateUpstreamBackend(o upstream.Options) (*generation.Backend, error) {
	client, err := create_client.CreateClient(o)
	if err != nil {
		return nil, err
	}
	s := &upstream.Server{Options: o, Client: client, Tasks: map[*turns.Turn]*upstream.Task{}}
	return &generation.Backend{
		Name: "the upstream server " + o.URL,
		Capabilities: generation.Capabilities{Sequences: o.Runs, Relays: true, Seeds: true, Messages: true,
			Sampling: true,
			MinP:     upstream.Kinds[o.Kind].MinP != "", MaxTokens: true, Grammars: true},
		Model:    generation.ModelInfo{Name: o.Model, Named: true, HasTemplate: true},
		Defaults: upstream.Unsaid,
		Start:    start_relay.StartRelay(s),
		Abort:    abort_relay.AbortRelay,
		Embed:    ask_embedding.AskEmbedding(s),
		Check:    check_server.CheckServer(s),
		Stats:    read_relay_stats.ReadRelayStats(s),
		Close:    close_relay.CloseRelay(s),
	}, nil
}
