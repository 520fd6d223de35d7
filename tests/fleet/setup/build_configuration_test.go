package setup_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/setup"
	"rkllmd/fleet/setup/build_configuration"
)

// What it allows and refuses is tried by TestFleetPermissions (tests/clients), with the real server.
func TestBuildConfiguration(t *testing.T) {
	text := build_configuration.BuildConfiguration([]setup.Machine{{Name: "b1", Role: setup.Members, Public: "UA"},
		{Name: "g1", Role: setup.Gateways, Public: "UB"}, {Name: "o", Role: setup.Operators, Public: "UC"},
		{Name: "x", Role: setup.Both, Public: "UD"}}, 4223)
	for _, want := range []string{"port: 4223",
		"nkey: UA, permissions: { publish: [\"rkf.alive.b1\", \"rkf.g.*.out.b1\"",
		`subscribe: ["rkf.hello", "rkf.alive.*", "rkf.g.g1.*.*", "_INBOX.g1.>"]`, `publish: ["rkf.hello", "rkf.m.*.drain.o"]`,
		`publish: ["rkf.alive.x", "rkf.g.*.out.x", "rkf.g.*.ping.x", "rkf.hello", "rkf.m.*.run.x", "rkf.m.*.ctl.x", ` +
			`"rkf.class.*", "rkf.kind.*", "rkf.gate.x"], subscribe: ["rkf.hello", "rkf.m.x.*.*", "rkf.class.*", ` +
			`"rkf.kind.*", "rkf.alive.*", "rkf.g.x.*.*", "_INBOX.x.>"], allow_responses`} {
		require.Contains(t, text, want)
	}
}
