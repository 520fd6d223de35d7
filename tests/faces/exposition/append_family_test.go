package exposition_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/append_family"
	"rkllmd/faces/exposition/set_value"
)

func TestAppendFamily(t *testing.T) {
	family := &exposition.Family{Name: "x", Help: "A \\ and\na line.", Kind: exposition.Gauge, Labels: []string{"a"}}
	require.Equal(t, "before", string(append_family.AppendFamily([]byte("before"), family)), "it has no series")
	set_value.SetValue(family, 2, "z")
	set_value.SetValue(family, 1, "y")
	require.Equal(t, `# HELP x A \\ and\na line.
# TYPE x gauge
x{a="y"} 1
x{a="z"} 2
`, string(append_family.AppendFamily(nil, family)))

	read := &exposition.Family{Name: "y", Help: "Y.", Kind: exposition.Gauge, Read: time.Minute.Seconds}
	require.Contains(t, string(append_family.AppendFamily(nil, read)), "\ny 60\n")
	read.Read = time.Hour.Seconds
	require.Contains(t, string(append_family.AppendFamily(nil, read)), "\ny 3600\n", "it is asked every time")
}
