package stream_test

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream/name_user"
)

func TestNameUser(t *testing.T) {
	own := fmt.Sprint("uid ", os.Getuid())
	for from, name := range map[string]string{
		"192.0.2.7:4711":              "192.0.2.7",
		"[::ffff:192.0.2.7]:4711":     "192.0.2.7",
		"[2001:db8:1:2:3:4:5:6]:4711": "2001:db8:1:2::/64",
		"[fe80::1%eth0]:4711":         "fe80::/64",
		"@":                           own,
		"":                            own,
	} {
		require.Equal(t, name, name_user.NameUser(from), from)
	}
}
