package swarm_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/steering/abort_generation"
	"rkllmd/rkllm"
	"rkllmd/server"
	"rkllmd/tests/support/faces/swarm_read"
	"rkllmd/tests/support/faces/swarm_start"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_fake_rkllm"
	"rkllmd/tests/support/rkllm/rkllm_fake_generate"
	"rkllmd/tests/whole/swarm/swarm_chat"
	"rkllmd/tests/whole/swarm/swarm_greeted"
	"rkllmd/tests/whole/swarm/swarm_says"
)

// The chat over a vendor's library, which computes one run at a time: while it has another one, the host is busy;
// nobody waits.
func TestSwarmVendor(t *testing.T) {
	m := &rkllm_fake_generate.Model{Pause: time.Millisecond, Started: make(chan uintptr, 8)} // its answers have no end
	b, _ := generation_fake_rkllm.GenerationFakeRkllm(t, rkllm.LayoutD, m)
	l, _ := swarm_start.SwarmStart(t, b, 2, server.Options{})
	client, _ := swarm_greeted.SwarmGreeted(t, l)
	for round := range 3 {
		other, _ := generation_begin.GenerationBegin(t, b, generation.Request{Prompt: "Hi", Logprobs: -1})
		<-m.Started
		_, end := swarm_chat.SwarmChat(t, client, "busy", "Hi")
		require.Equal(t, "MODEL_BUSY", end)
		abort_generation.AbortGeneration(other)
		<-other.Done

		fmt.Fprintf(client, `{"type":"chat_start","request_id":"%d","payload":{"prompt":"Hi"}}`+"\n", round)
		for range 3 {
			swarm_says.SwarmSays(t, client, "chat_chunk", fmt.Sprint(round), map[string]any{"text": "t"})
		}
		fmt.Fprintf(client, `{"type":"abort","request_id":"%d"}`+"\n", round)
		message := swarm_read.SwarmRead(t, client)
		for message["type"] == "chat_chunk" {
			message = swarm_read.SwarmRead(t, client)
		}
		require.Equal(t, map[string]any{"type": "chat_end", "request_id": fmt.Sprint(round), "payload": map[string]any{
			"finish_reason": "abort"}}, message)
		<-m.Started
	}
}
