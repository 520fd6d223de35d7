// Package fake_model makes a model for tests.
package fake_model

import (
	"rkllmd/models"
	"rkllmd/tests/models/fake_open"
	"rkllmd/tests/models/fake_plan"
)

// FakeModel returns a model of that name, which is loaded at once.
func FakeModel(name string) *fake_open.Fake {
	fake := &fake_open.Fake{Begun: make(chan struct{}, 1000)}
	fake.Model = &models.Model{Name: name, Path: "/models/" + name + ".gguf", Open: fake_open.FakeOpen(fake),
		Plan: fake_plan.FakePlan(fake)}
	return fake
}
