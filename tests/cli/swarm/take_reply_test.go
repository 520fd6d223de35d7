package swarm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	cli_swarm "rkllmd/cli/swarm"
	"rkllmd/cli/swarm/take_reply"
	"rkllmd/faces/swarm"
	"rkllmd/tests/cli/cli_chat"
)

func TestTakeReply(t *testing.T) {
	test := cli_chat.CliChat(t)
	chat := test.Chat
	info := swarm.Reply{Type: "server_info"}
	info.Payload.ServerInfo = swarm.ServerInfo{HostName: "h\x1b[2J", Model: "m", Status: "ready"}
	chunk, end, fault := swarm.Reply{Type: "chat_chunk", RequestID: "1"}, swarm.Reply{Type: "chat_end", RequestID: "1"},
		swarm.Reply{Type: "error"}
	chunk.Payload.Text, end.Payload.FinishReason = "a\x1b", "stop"
	fault.Payload.Fault = swarm.Fault{Code: "TIMEOUT_NO_RESPONSE", Message: "you are\x1b idle"}
	t.Run("server_info", func(t *testing.T) {
		require.NoError(t, take_reply.TakeReply(chat, info))
		require.True(t, chat.Welcomed)
		require.Equal(t, "h\uFFFD[2J: m (ready)\n", test.Log.String())
		require.NoError(t, take_reply.TakeReply(chat, info))
		require.Equal(t, "h\uFFFD[2J: m (ready)\n", test.Log.String(), "once on a connection")
	})
	t.Run("an error before anything was asked", func(t *testing.T) {
		require.ErrorIs(t, take_reply.TakeReply(chat, fault), cli_swarm.ErrIdle)
		chat.Asked, chat.Running = 1, "1"
		require.EqualError(t, take_reply.TakeReply(chat, fault), "TIMEOUT_NO_RESPONSE: you are\uFFFD idle")
	})
	t.Run("an answer", func(t *testing.T) {
		require.NoError(t, take_reply.TakeReply(chat, chunk))
		require.NoError(t, take_reply.TakeReply(chat, swarm.Reply{Type: "chat_chunk", RequestID: "0"}), "another's")
		require.NoError(t, take_reply.TakeReply(chat, swarm.Reply{Type: "of later versions"}))
		chat.Terminal = true
		require.NoError(t, take_reply.TakeReply(chat, chunk))
		require.NoError(t, take_reply.TakeReply(chat, end))
		require.Equal(t, "a\x1ba\uFFFD\n", test.Out.String())
		require.Empty(t, chat.Running)
	})
	t.Run("an answer that was cut", func(t *testing.T) {
		cut, old := end, end
		cut.Payload.Cause, old.Payload.FinishReason = "length", "length"
		for _, last := range []swarm.Reply{cut, old} {
			test.Out.Reset()
			test.Log.Reset()
			chat.Running = "1"
			require.NoError(t, take_reply.TakeReply(chat, last))
			require.Equal(t, []string{"\n", "[cut: the context is full]\n"}, []string{test.Out.String(),
				test.Log.String()})
		}
		chat.Running, cut.Payload.Cause = "1", "of tomorrow\x1b"
		require.NoError(t, take_reply.TakeReply(chat, cut))
		require.Contains(t, test.Log.String(), "[of tomorrow\uFFFD]\n")
	})
	t.Run("an answer that was aborted", func(t *testing.T) {
		chat.Running, chat.Once, chat.Aborted, end.Payload.FinishReason = "1", true, true, "abort"
		require.ErrorIs(t, take_reply.TakeReply(chat, end), cli.ErrInterrupted)
		require.Contains(t, test.Log.String(), "[abort]\n")
	})
	t.Run("an error in its place, of a code that is not known", func(t *testing.T) {
		fault.RequestID, fault.Payload.Code, chat.Running, chat.Once = "1", "OF_TOMORROW", "1", true
		require.EqualError(t, take_reply.TakeReply(chat, fault), "OF_TOMORROW: you are\uFFFD idle")
		for running, left := range map[string]string{"1": "", "2": "2"} { // the second answer goes on
			chat.Running, chat.Once = running, left != ""
			require.NoError(t, take_reply.TakeReply(chat, fault))
			require.Equal(t, left, chat.Running)
		}
		require.Contains(t, test.Log.String(), "OF_TOMORROW: you are\uFFFD idle\n")
	})
}
