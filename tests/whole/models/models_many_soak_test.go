package models_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/whole/models/ask_many"
	"rkllmd/tests/whole/models/is_enough"
	"rkllmd/tests/whole/models/stored_models"
	"rkllmd/tests/whole/soak_count"
)

// What models_many does, for a quarter of a minute; make soak: for five minutes.
func TestModelsManySoak(t *testing.T) {
	long := time.Duration(soak_count.SoakCount(15, 300)) * time.Second
	folder, alone := stored_models.StoredModels(t, 3)
	_, address := http_daemon.HTTPDaemon(t, "--models", folder, "--exact", "--max-models", "2", "--max-queued", "1000")
	answers, err := ask_many.AskMany(address, 50, 1, alone, is_enough.IsEnough(time.Now().Add(long)))
	t.Logf("%d answers", answers)
	require.NoError(t, err)
}
