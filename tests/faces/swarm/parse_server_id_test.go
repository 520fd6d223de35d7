package swarm_test

import (
	"bytes"
	"testing"

	"github.com/mr-tron/base58"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/parse_server_id"
)

func TestParseServerID(t *testing.T) {
	topic := bytes.Repeat([]byte{7}, swarm.SecretBytes)
	got, err := parse_server_id.ParseServerID(base58.Encode(topic))
	require.NoError(t, err)
	require.Equal(t, topic, got)
	for _, id := range []string{"", "abc", "0", "not an id", base58.Encode(topic) + "1", base58.Encode(topic[1:])} {
		_, err := parse_server_id.ParseServerID(id)
		require.ErrorContains(t, err, "INVALID_SERVER_ID: ")
	}
}
