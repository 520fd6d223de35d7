package wire_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	"rkllmd/fleet/wire"
	"rkllmd/fleet/wire/on_error"
	"rkllmd/tests/fleet/wire/keep_log"
	"rkllmd/tests/fleet/wire/read_log"
)

func TestOnError(t *testing.T) {
	path := keep_log.KeepLog(t)
	on := on_error.OnError("board9", &wire.Told{Texts: map[string]bool{}})
	for range 3 {
		on(nil, nil, fmt.Errorf(`%w: Permissions Violation for Publish to "rkf.alive.board9"`,
			nats.ErrPermissionViolation))
	}
	log := read_log.ReadLog(t, path)
	require.Equal(t, 1, strings.Count(log, " name=board9 "), "it is told once, and not each second: %s", log)
	require.Contains(t, log, "level=WARN")
	require.Contains(t, log, "those of its --nats-name and its role")
	require.Contains(t, log, "rkf.alive.board9")
	on(nil, nil, nats.ErrSlowConsumer)
	require.Contains(t, read_log.ReadLog(t, path), `msg="NATS has an error" name=board9 error="`+
		nats.ErrSlowConsumer.Error())
	for i := range 2 * wire.MostTold {
		on(nil, nil, errors.New(fmt.Sprint(i)))
	}
	require.Equal(t, wire.MostTold, strings.Count(read_log.ReadLog(t, path), " name=board9 "))
}
