package swarm_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/start_chat"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/tests/faces/swarm_session"
	"rkllmd/tests/support/faces/swarm_read"
)

func TestStartChat(t *testing.T) {
	t.Run("begun", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a"}, Prompt: "Hi"}
		s, notes, _ := swarm_session.SwarmSession(t, chat)
		start_chat.StartChat(s, chat)
		require.Equal(t, []string{"render", "start"}, notes.Calls)
		require.Equal(t, notes.Runs[0], chat.Run)
		require.Equal(t, s.Conn.Client, chat.Run.Request.Client)
		require.False(t, chat.Run.Request.Raw, "through the chat template")
	})
	t.Run("aborted before", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a", Cancelled: true}, Prompt: "Hi"}
		s, notes, _ := swarm_session.SwarmSession(t, chat)
		start_chat.StartChat(s, chat)
		require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
	})
	t.Run("given up before", func(t *testing.T) {
		s, notes, _ := swarm_session.SwarmSession(t, nil)
		start_chat.StartChat(s, &swarm.Chat{Exchange: stream.Exchange{ID: "a"}, Prompt: "Hi"})
		require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
	})
	t.Run("refused", func(t *testing.T) {
		for _, test := range []struct {
			code, text string
			prompt     string
			refuse     error
			none       bool
		}{
			{"MODEL_BUSY", "full", "Hi", name_error.NameError(generation.ErrBusy, "full"), false},
			{"GENERATION_ABORTED", "unloaded", "Hi", name_error.NameError(generation.ErrClosed, "unloaded"), false},
			{"BAD_MESSAGE", "65 tokens; the context holds 64", strings.Repeat("x", 65), nil, false},
			{"OLLAMA_MODEL_NOT_AVAILABLE", "no model is loaded: load one by rkllm.init", "Hi", nil, true},
		} {
			chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a"}, Prompt: test.prompt}
			s, notes, client := swarm_session.SwarmSession(t, chat)
			if notes.Refuse = test.refuse; test.none {
				s.Host.Hub.Backend.Store(nil)
			}
			start_chat.StartChat(s, chat)
			message := swarm_read.SwarmRead(t, client)
			fault := message["payload"].(map[string]any)
			require.Equal(t, []any{"error", "a", test.code}, []any{message["type"], message["request_id"],
				fault["code"]})
			require.Contains(t, fault["message"], test.text)
			require.False(t, s.Conn.Ending.Load(), "the connection goes on")
			require.Zero(t, s.Host.Chats.Load())
		}
	})
}
