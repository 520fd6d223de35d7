package load_test

import (
	"bytes"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/cli/library/set_up_log"
	"rkllmd/cli/load/finish_client_load"
	"rkllmd/rkllm"
	"rkllmd/utils"
)

func TestFinishClientLoad(t *testing.T) {
	var log bytes.Buffer
	set_up_log.SetUpLog(&log, "text", utils.LevelInfo)
	finish_client_load.FinishClientLoad("/m/a")(&rkllm.Job{})
	require.Empty(t, log.String())
	finish_client_load.FinishClientLoad("/m/b")(&rkllm.Job{Err: &jsonrpc2.Error{Message: "damaged"}})
	require.Contains(t, log.String(), `level=INFO msg="a model could not be loaded" path=/m/b for=http reason=damaged`)
}
