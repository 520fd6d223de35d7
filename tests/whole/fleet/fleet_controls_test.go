package fleet_test

import (
	"fmt"
	"net"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/protobuf/proto"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/open_client"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/faces/kakeya_answer"
	"rkllmd/tests/support/faces/kakeya_append"
	"rkllmd/tests/support/faces/kakeya_session"
	"rkllmd/tests/support/faces/swarm_read"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/tests/support/faces/uma_read"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/whole/fleet/steer_socket"
)

// The faces that are not HTTP, over a fleet of two members: WebSocket with all its controls, UMA, the chat over
// Hyperswarm, and token sessions over gRPC, whose second turn goes on behind the first one as it does on one machine.
func TestFleetControls(t *testing.T) {
	t.Parallel()
	url, _ := nats_server.NATSServer(t)
	folder, addresses, turns := t.TempDir(), [2]string{}, [2][2][]uint32{}
	for i, flags := range [][]string{{"--model", "builtin:demo"}, {"--nats", url, "--nats-name", "g1"}} {
		d, address := http_daemon.HTTPDaemon(t, append(flags, "--grpc", fmt.Sprint("unix://", folder, "/grpc", i),
			"--uma-socket", fmt.Sprint(folder, "/uma", i), "--swarm-socket", fmt.Sprint(folder, "/swarm", i))...)
		if addresses[i] = address; i == 0 {
			wait_for_log.WaitForLog(t, d, "model loaded")
			continue
		}
		for _, name := range []string{"one", "two"} {
			fleet_daemon.FleetDaemon(t, url, name)
			wait_for_log.WaitForLog(t, d, "member="+name)
		}
	}
	steer_socket.SteerSocket(t, "ws://"+addresses[1]+"/generate")
	for i := range addresses {
		c, err := open_client.OpenClient(fmt.Sprint("unix://", folder, "/grpc", i), kakeya_client.Options{})
		require.NoError(t, err)
		defer c.Conn.Close()
		session := kakeya_session.KakeyaSession(t, c, 5, 300, 301)
		for turn := range turns[i] {
			turns[i][turn] = kakeya_answer.KakeyaAnswer(t, c, &kakeyav1.GenerateRequest{SessionId: session,
				MaxTokens: 40, Seed: proto.Uint64(7)}).Tokens
			kakeya_append.KakeyaAppend(t, c, session, 9, 10, 11)
		}
	}
	require.Equal(t, turns[0], turns[1])
	require.Len(t, turns[0][1], 40)

	client, err := net.Dial("unix", filepath.Join(folder, "uma1"))
	require.NoError(t, err)
	defer client.Close()
	fmt.Fprint(client, uma_frame.UMAFrame(`{"id": "a", "prompt": "A warm day", "max_tokens": 12}`))
	event := uma_read.UMARead(t, client)
	for event["event"] == "token" {
		event = uma_read.UMARead(t, client)
	}
	require.Equal(t, "eos", event["event"], event)
	chat, err := net.Dial("unix", filepath.Join(folder, "swarm1"))
	require.NoError(t, err)
	defer chat.Close()
	require.Equal(t, "demo", swarm_read.SwarmRead(t, chat)["payload"].(map[string]any)["model"])
	fmt.Fprintln(chat, `{"type":"chat_start","request_id":"r","payload":{"prompt":"Hello"}}`)
	for message := swarm_read.SwarmRead(t, chat); message["type"] != "chat_end"; {
		require.Equal(t, "chat_chunk", message["type"], message)
		message = swarm_read.SwarmRead(t, chat)
	}
}
