package serve_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/peer"
	"google.golang.org/grpc/status"

	"rkllmd/cli/serve/refuse_client"
	"rkllmd/tests/cli/serve/cli_clients"
)

func TestRefuseClient(t *testing.T) {
	listener, clients := cli_clients.CliClients(t, 1, 2)
	ask := refuse_client.RefuseClient(listener.Clients)
	for i := range clients {
		conn, err := listener.Accept()
		require.NoError(t, err)
		ctx := peer.NewContext(t.Context(), &peer.Peer{Addr: conn.RemoteAddr()})
		same, err := ask(ctx, nil)
		if i == 0 {
			require.NoError(t, err)
			require.Equal(t, ctx, same)
			continue
		}
		require.Equal(t, codes.ResourceExhausted, status.Code(err))
		require.ErrorContains(t, err, "1 clients are connected and no more are taken: try again later, or start the "+
			"daemon with a larger --max-clients (RKLLM_MAX_CLIENTS)")
	}
	_, err := ask(t.Context(), nil) // from nowhere
	require.NoError(t, err)
}
