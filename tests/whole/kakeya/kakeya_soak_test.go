package kakeya_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/protobuf/proto"

	"rkllmd/bench/read_memory"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/append_tokens"
	"rkllmd/kakeya_client/close_session"
	"rkllmd/kakeya_client/open_client"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/faces/kakeya_answer"
	"rkllmd/tests/support/faces/kakeya_info"
	"rkllmd/tests/support/faces/kakeya_session"
)

// One session of 5,000 turns, with a truncation at each ninth or so, and others that come and go beside it: after 1,000
// turns the allocators have what they need, and 4,000 more hardly add to it.
func TestKakeyaSoak(t *testing.T) {
	address := "unix://" + filepath.Join(t.TempDir(), "grpc.sock")
	d := start_daemon.StartDaemon(t, start_daemon.Options{Plain: true, Flags: []string{"--grpc", address, "--sequences",
		"2", "--grpc-window", "44"}})
	init_tiny_model.InitTinyModel(t, connect_client.ConnectClient(t, d.Path), map[string]any{"max_context_len": 128})
	c, err := open_client.OpenClient(address, kakeya_client.Options{})
	require.NoError(t, err)
	defer c.Conn.Close()
	id := kakeya_session.KakeyaSession(t, c, 5)
	var memory [5]int
	length, dropped, truncations := uint64(1), uint64(0), 0
	for turn := range 5000 {
		appended, err := append_tokens.AppendTokens(t.Context(), c, &kakeyav1.AppendTokensRequest{SessionId: id,
			TokenIds: []uint32{uint32(turn % 300), 300}})
		require.NoError(t, err)
		answer := kakeya_answer.KakeyaAnswer(t, c, &kakeyav1.GenerateRequest{SessionId: id, MaxTokens: 3,
			Seed: proto.Uint64(uint64(turn))})
		require.Len(t, answer.Tokens, 3)
		require.Equal(t, length+2, appended.HistoryLength)
		length += 2 + 3 - answer.Dropped
		if answer.Dropped > 0 {
			require.Equal(t, uint64(48+3), length, "the sink, the window, and the answer")
			truncations++
		}
		dropped += answer.Dropped
		if turn%20 == 0 {
			other := kakeya_session.KakeyaSession(t, c, 9, uint32(turn%300))
			kakeya_answer.KakeyaAnswer(t, c, &kakeyav1.GenerateRequest{SessionId: other, MaxTokens: 3})
			_, err := close_session.CloseSession(t.Context(), c, &kakeyav1.CloseSessionRequest{SessionId: other})
			require.NoError(t, err)
		}
		memory[turn/1000], err = read_memory.ReadMemory(d.Process.Pid)
		require.NoError(t, err)
	}
	info := kakeya_info.KakeyaInfo(t, c, id)
	require.Equal(t, length, info.HistoryLength)
	require.EqualValues(t, 1+5*5000, dropped+length)
	require.Greater(t, truncations, 500)
	require.Zero(t, info.CacheInvariantInv1Violations+info.CacheInvariantInv2Violations)
	t.Logf("resident bytes after 1,000 to 5,000 turns: %v", memory)
	require.Less(t, memory[4]-memory[0], 8<<20)
}
