package models_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/whole/models/ask_many"
	"rkllmd/tests/whole/models/is_enough"
	"rkllmd/tests/whole/models/stored_models"
)

// Fifty clients ask for three models of the store at random, in a daemon that has memory for two of them: each answer
// is what that model says alone. models_many_soak does so for five minutes.
func TestModelsMany(t *testing.T) {
	folder, alone := stored_models.StoredModels(t, 3)
	_, address := http_daemon.HTTPDaemon(t, "--models", folder, "--exact", "--max-models", "2", "--max-queued", "1000")
	answers, err := ask_many.AskMany(address, 50, 2, alone, is_enough.IsEnough(time.Now()))
	require.NoError(t, err)
	require.EqualValues(t, 100, answers)
}
