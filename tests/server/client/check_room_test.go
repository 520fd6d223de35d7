package client_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/server"
	"rkllmd/server/client/check_room"
)

func TestCheckRoom(t *testing.T) {
	options := &server.Options{MaxClients: 5, MaxClientsPerUser: 3}
	table := &connection.Table{Count: 4, ByUID: map[uint32]int{7: 3, 8: 1}}
	require.Nil(t, check_room.CheckRoom(options, table, 8))
	require.Nil(t, check_room.CheckRoom(options, table, 9))
	require.Nil(t, check_room.CheckRoom(options, &connection.Table{}, 9))

	refusal := check_room.CheckRoom(options, table, 7)
	require.Equal(t, rkllm.CodeTooManyClients, refusal.Code)
	require.Contains(t, refusal.Message, "3 clients of user 7 are connected")
	require.Contains(t, refusal.Message, "--max-clients-per-user (RKLLMD_MAX_CLIENTS_PER_USER)")
	table.Count = 5
	refusal = check_room.CheckRoom(options, table, 8)
	require.Equal(t, rkllm.CodeTooManyClients, refusal.Code)
	require.Contains(t, refusal.Message, "5 clients are connected")
	require.Contains(t, refusal.Message, "--max-clients (RKLLM_MAX_CLIENTS)")
}
