package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream/name_client"
)

func TestNameClient(t *testing.T) {
	one, other := name_client.NameClient("192.0.2.1:5000"), name_client.NameClient("192.0.2.1:5001")
	require.Equal(t, "192.0.2.1", one.User)
	require.Equal(t, one.User, other.User, "one machine is one user")
	require.NotEqual(t, one.Number, other.Number)
}
