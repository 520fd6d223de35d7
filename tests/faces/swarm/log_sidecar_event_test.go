package swarm_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm/log_sidecar_event"
	"rkllmd/tests/faces/swarm/swarm_log"
)

func TestLogSidecarEvent(t *testing.T) {
	log := swarm_log.SwarmLog(t)
	for line, want := range map[string]string{
		`{"event":"listening","key":"aa"}`:                            `level=INFO msg="listening in the swarm" server_id=5Id key=aa`,
		`{"event":"connection","key":"bb","clients":2}`:               `level=INFO msg="a swarm client has connected" key=bb clients=2`,
		`{"event":"closed","key":"bb","clients":1}`:                   `level=INFO msg="a swarm client has gone" key=bb clients=1`,
		`{"event":"closed","key":"bb","clients":1,"message":"reset"}`: `level=INFO msg="a swarm client has gone" key=bb clients=1 reason=reset`,
		`{"event":"refused","key":"cc","message":"no key"}`:           `level=WARN msg="a swarm client was refused" key=cc reason="no key"`,
		`{"event":"error","key":"dd","message":"broken"}`:             `level=WARN msg="the sidecar of the swarm reports: error" key=dd message=broken`,
		`{}`:           `level=WARN msg="the sidecar of the swarm says" text={}`,
		`Error: oh no`: `level=WARN msg="the sidecar of the swarm says" text="Error: oh no"`,
		`[1]`:          `text=[1]`,
	} {
		log_sidecar_event.LogSidecarEvent("5Id", []byte(line))
		text, err := os.ReadFile(log)
		require.NoError(t, err)
		lines := strings.Split(strings.TrimSpace(string(text)), "\n")
		require.Contains(t, lines[len(lines)-1], want)
	}
}
