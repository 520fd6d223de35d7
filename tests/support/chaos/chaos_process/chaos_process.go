// Package chaos_process keeps a program running that is killed again and again.
package chaos_process

import (
	"cmp"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// Process is a program that is started anew whenever it has ended, as a service manager does it.
type Process struct {
	Name  string
	Words []string // the program and its arguments
	Log   string   // the file that has what it says, of all its lives
	Ended chan struct{}

	Mu      sync.Mutex
	Running *os.Process   // nil: it is not there
	Pause   time.Duration // before it is started the next time
	Over    bool          // it is not started any more
	Struck  time.Time     // when something was done to it last
	Held    bool          // something is done to it now
	Ending  bool          // it was killed or told to end, and is not started anew yet
	Lives   int
}

// ChaosProcess keeps the program running until the test ends: keep does it. CHAOS_LOGS names a folder where its log
// stays.
func ChaosProcess(t testing.TB, name string, words []string, keep func(*Process)) *Process {
	t.Helper()
	log := filepath.Join(cmp.Or(os.Getenv("CHAOS_LOGS"), t.TempDir()), name+".log")
	p := &Process{Name: name, Words: words, Log: log, Ended: make(chan struct{})}
	require.NoError(t, os.WriteFile(p.Log, nil, 0o600))
	go keep(p)
	t.Cleanup(func() {
		p.Mu.Lock()
		if p.Over = true; p.Running != nil {
			_ = p.Running.Kill() // it has ended
		}
		p.Mu.Unlock()
		<-p.Ended
	})
	return p
}
