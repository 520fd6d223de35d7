// Package fake_open is Model.Open for tests.
package fake_open

import (
	"sync"
	"sync/atomic"

	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/tests/models/fake_close"
	"rkllmd/tests/support/generation/generation_backend"
)

// Fake is a model that takes no memory.
type Fake struct {
	Model *models.Model
	Size  models.Size
	Begun chan struct{} // gets one when a load begins
	Gate  chan struct{} // a load waits until it is closed; nil: it does not wait
	Steps []float32     // what a load tells of its progress

	Opens, Closes atomic.Int32
	Mu            sync.Mutex
	Err           error // of the next load
	Lost          func()
}

// FakeOpen returns Model.Open of fake.
func FakeOpen(fake *Fake) func(func(float32) bool, func()) (*generation.Backend, error) {
	return func(progress func(float32) bool, lost func()) (*generation.Backend, error) {
		fake.Opens.Add(1)
		fake.Begun <- struct{}{}
		goOn := true
		for _, step := range fake.Steps {
			goOn = progress(step)
		}
		if fake.Gate != nil {
			<-fake.Gate
			goOn = progress(1)
		}
		fake.Mu.Lock()
		defer fake.Mu.Unlock()
		fake.Lost = lost
		if fake.Err != nil {
			return nil, fake.Err
		}
		if !goOn {
			return nil, generation.ErrClosed
		}
		_, b := generation_backend.GenerationBackend()
		b.Close = fake_close.FakeClose(&fake.Closes)
		return b, nil
	}
}
