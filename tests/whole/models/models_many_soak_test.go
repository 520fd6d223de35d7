package models_test

import (
	"cmp"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/whole/models/ask_many"
	"rkllmd/tests/whole/models/is_enough"
	"rkllmd/tests/whole/models/stored_models"
)

// What models_many does, for a minute; SOAK=5m make test-long: for five.
func TestModelsManySoak(t *testing.T) {
	long, err := time.ParseDuration(cmp.Or(os.Getenv("SOAK"), "1m"))
	require.NoError(t, err)
	folder, alone := stored_models.StoredModels(t, 3)
	_, address := http_daemon.HTTPDaemon(t, "--models", folder, "--exact", "--max-models", "2", "--max-queued", "1000")
	answers, err := ask_many.AskMany(address, 50, 1, alone, is_enough.IsEnough(time.Now().Add(long)))
	t.Logf("%d answers", answers)
	require.NoError(t, err)
}
