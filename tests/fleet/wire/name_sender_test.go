package wire_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/wire/name_sender"
)

func TestNameSender(t *testing.T) {
	for subject, name := range map[string]string{"rkf.m.a.run.g1": "g1", "rkf.alive.m": "m", "x": "x", "x.": ""} {
		require.Equal(t, name, name_sender.NameSender(subject), subject)
	}
}
